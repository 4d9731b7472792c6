import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export type Mood = 'take' | 'refuse-for-now' | 'refuse' | 'hang-up';

export interface ReceivedMail {
  to: string;
  messageId: string;
  source: string;
}

/** Just enough of SMTP (RFC 5321) to take mail from nodemailer, and to misbehave when told to. */
export class FakeSmtp {
  readonly received: ReceivedMail[] = [];
  /** For the next connections, one each; then every mail is taken. */
  readonly moods: Mood[] = [];
  readonly #server = createServer((socket) => this.#talk(socket));

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.close();
    await once(this.#server, 'close');
  }

  #talk(socket: Socket) {
    const mood = this.moods.shift() ?? 'take';
    socket.on('error', () => {});
    if (mood === 'hang-up') return socket.destroy();
    let rest = '';
    let to = '';
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const answer: Record<string, (argument: string) => void> = {
      EHLO: () => say('250 fake'),
      MAIL: () => say('250 ok'),
      RCPT: (argument) => {
        to = /<(.*)>/.exec(argument)?.[1] ?? '';
        if (mood === 'refuse-for-now') say(`451 4.7.1 <${to}> try again later`);
        else if (mood === 'refuse') say(`550 5.1.1 <${to}> no such mailbox`);
        else say('250 ok');
      },
      DATA: () => {
        isData = true;
        say('354 go on');
      },
      RSET: () => say('250 ok'),
      QUIT: () => socket.end('221 bye\r\n'),
    };
    const take = (source: string) => {
      this.received.push({ to, source, messageId: /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? '' });
      say('250 taken');
    };
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8');
      for (;;) {
        const end = rest.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = rest.slice(0, end);
        rest = rest.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          take(part);
        } else answer[part.slice(0, 4).toUpperCase()]?.(part.slice(4));
      }
    });
    return say('220 fake');
  }
}
