/** A real SMTP server that keeps what it is given. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { eventually } from '#server/testing/eventually.ts'

interface ReceivedMail {
  readonly to: string
  /** The addresses of the receivers, as the server got them. */
  readonly recipients: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Each in one line. */
  readonly head: string
}

export interface Mailbox {
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  clear(): void
  /** Refuses everything while off, as a mail server in trouble does. */
  setWorking(working: boolean): void
  /** Takes no mail for this address until it is cleared. */
  refuse(address: string): void
  next(to: string): Promise<ReceivedMail>
  close(): Promise<void>
}

const decoded = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const decodedSubject = (subject: string) =>
  subject.replace(/=\?UTF-8\?Q\?(.*?)\?=\s*/gi, (_, text: string) => decoded(text.replaceAll('_', ' ')))

const split = (raw: string) => {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
  return { head: unfolded, header, body: body.join('\r\n\r\n') }
}

const contentOf = (raw: string): string => {
  const { header, body } = split(raw)
  const text = body.replace(/\r\n$/, '')
  switch (header('Content-Transfer-Encoding')) {
    case 'quoted-printable':
      return decoded(text).replaceAll('\r\n', '\n')
    case 'base64':
      return Buffer.from(text, 'base64').toString('utf8')
    default:
      return text.replaceAll('\r\n', '\n')
  }
}

const parse = (raw: string): Omit<ReceivedMail, 'recipients'> => {
  const { head, header, body } = split(raw)
  const boundary = /boundary="(.+?)"/.exec(header('Content-Type'))?.[1] ?? ''
  const [, text = '', html = ''] = body.split(`--${boundary}`).map((part) => part.replace(/^\r\n/, ''))
  return {
    head,
    to: header('To'),
    subject: decodedSubject(header('Subject')),
    text: contentOf(text),
    html: contentOf(html),
  }
}

export const openMailbox = async (): Promise<Mailbox> => {
  const mails: ReceivedMail[] = []
  const refused = new Set<string>()
  let working = true
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(working ? undefined : new Error('out of order')),
    onRcptTo: ({ address }, _session, done) =>
      done(refused.has(address) ? new Error('no such mailbox') : undefined),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = envelope.rcptTo.map(({ address }) => address)
        mails.push({ ...parse(Buffer.concat(chunks).toString('utf8')), recipients })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    clear: () => {
      mails.length = 0
      refused.clear()
      working = true
    },
    setWorking: (value) => {
      working = value
    },
    refuse: (address) => void refused.add(address),
    next: (to) =>
      eventually(() => {
        const mail = mails.find((each) => each.to === to)
        if (!mail) throw new Error(`no mail to ${to}`)
        return mail
      }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
