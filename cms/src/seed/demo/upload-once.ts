import { CART_ID_LENGTH } from '../../contract/constants';
import { files, type FileRow } from '../../domain/files/file-row';
import { storeSmallFile } from '../../domain/files/store-small-file';
import { hashPersonal, hashSecret } from '../../platform/http/hash';
import type { DemoFile } from './plan-files';
import type { Scene } from './story';

/** The cart under which an act's files are uploaded: always the same in one installation, and its secret. */
export const cartIdOf = (name: string): string => hashPersonal(`demo cart ${name}`).slice(0, CART_ID_LENGTH);

type Upload = { cartId: string; productId: string; attached: readonly DemoFile[] };

/** Puts files into the private store as browsers do. @returns their `fileName`s, the same when it is repeated */
export async function uploadOnce({ strapi }: Pick<Scene, 'strapi'>, { cartId, productId, attached }: Upload): Promise<string[]> {
  const cartIdHash = hashSecret(cartId);
  const names: string[] = [];
  for (const { name, mimeType, bytes } of attached) {
    const before: FileRow | null = await files(strapi).findOne({ where: { cartIdHash, productId, originalName: name, complete: true } });
    const store = async (content: Buffer) =>
      storeSmallFile(strapi, { name, mimeType, productId, cartIdHash, addressHash: hashPersonal('demo'), size: content.length }, content);
    names.push((before ?? (await store(await bytes()))).fileName);
  }
  return names;
}

/** An act's files as flows take them over; undefined without any. */
export async function handOver(scene: Scene, productId: string, attached: readonly DemoFile[]) {
  if (attached.length === 0) return undefined;
  const cartId = cartIdOf(scene.key);
  return { cartId, fileNames: await uploadOnce(scene, { cartId, productId, attached }) };
}
