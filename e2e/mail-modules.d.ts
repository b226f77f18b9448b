/** The parts of the two mail packages that the tests use; neither brings types. */
declare module 'smtp-server' {
  import type { Readable } from 'node:stream';
  type Session = { envelope: { rcptTo: { address: string }[] } };
  type Options = {
    authOptional: boolean;
    disabledCommands: string[];
    onRcptTo: (address: { address: string }, session: Session, done: (error?: Error | null) => void) => void;
    onData: (stream: Readable, session: Session, done: (error?: Error | null) => void) => void;
  };
  export class SMTPServer {
    constructor(options: Options);
    listen(port: number, host: string, onListening: () => void): void;
    close(onClosed: () => void): void;
  }
}
declare module 'mailparser' {
  import type { Readable } from 'node:stream';
  export function simpleParser(stream: Readable): Promise<{ subject?: string; text?: string; html: string | false }>;
}
