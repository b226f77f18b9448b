import { BODY_SILENCE_MS, HEADERS_TIMEOUT_MS } from '@contract/constants';
import type { ProblemCode } from '@contract/problem-status';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { rawProblem } from './proxy/problem-answer';

/**
 * The time a connection is kept, longer than proxies keep theirs to us, 60 s as a rule: whoever closes first may meet a request that is on
 * its way.
 */
const KEEP_ALIVE_MS = 75_000;
/** The interval at which Node looks for requests whose head does not arrive. */
const CHECK_INTERVAL_MS = 2_000;

/**
 * Creates an HTTP server with limits against those who keep connections busy: a head must arrive in time, and a body on its way in or out
 * must move. A whole request may take as long as it needs, since large files do.
 */
export function createWebServer(listener: RequestListener): Server {
  const limits = { requestTimeout: 0, headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_INTERVAL_MS };
  const server = createServer({ ...limits, keepAliveTimeout: KEEP_ALIVE_MS }, (req, res) => {
    current.set(req.socket, { req, res });
    res.once('close', () => endLeftovers(req));
    listener(req, res);
  });
  const current = new WeakMap<Socket, Exchange>();
  server.timeout = BODY_SILENCE_MS;
  server.on('timeout', (socket: Socket) => endSilent(socket, current.get(socket)));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuseUnreadable(error, socket, current.get(socket)));
  return server;
}

type Exchange = { req: IncomingMessage; res: ServerResponse };

/** Ends a connection on which nothing has moved for long. Waiting for our own answer is no fault of the visitor's. */
function endSilent(socket: Socket, exchange: Exchange | undefined) {
  if (!exchange || exchange.res.headersSent) return void socket.destroy();
  if (exchange.req.complete) return;
  socket.end(rawProblem('request.too-slow'), () => socket.destroy());
}

/** Goes on reading what a visitor still sends after our answer, so that the answer arrives, but only for a limited time. */
function endLeftovers(req: IncomingMessage) {
  if (!req.complete) setTimeout(() => req.complete || req.socket.destroy(), BODY_SILENCE_MS).unref();
}

const codeByError: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'request.headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too-slow',
};

/** Answers what Node's parser refuses; whoever has left gets nothing. */
function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket, exchange: Exchange | undefined) {
  // An error sent now would be read as the answer that somebody still waits for, or as a part of it.
  const waits = exchange && !exchange.res.writableFinished && (exchange.req.complete || exchange.res.headersSent);
  if (!socket.writable || code === 'ECONNRESET' || waits) return void socket.destroy();
  socket.end(rawProblem(codeByError[code] ?? 'request.malformed'), () => socket.destroy());
}
