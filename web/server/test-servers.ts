import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));

/** Opens a server until the end of the test. @returns the address at which it listens */
export async function open(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const serve = (listener: RequestListener): Promise<string> => open(createServer(listener));

/** Sends bytes and returns everything the server answers until it closes the connection or `isEnough`. */
export function speak(url: string, bytes: string, isEnough: (heard: string) => boolean = () => false): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (data: Buffer) => {
      heard += data.toString('latin1');
      if (isEnough(heard)) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}
