import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { BODY_SILENCE_MS } from '../../contract/constants';

/**
 * Gives up requests whose body stops arriving. Those that have arrived may wait for their answer as long as it takes, and
 * answers for who takes them slowly: that is the web server's to judge, which sees the visitor.
 */
export function endSilentBodies(server: Server): void {
  const current = new WeakMap<Socket, { req: IncomingMessage; res: ServerResponse }>();
  server.on('request', (req, res) => current.set(req.socket, { req, res }));
  server.timeout = BODY_SILENCE_MS;
  server.on('timeout', (socket: Socket) => {
    const exchange = current.get(socket);
    if (!exchange || exchange.res.writableFinished || !exchange.req.complete) socket.destroy();
  });
}
