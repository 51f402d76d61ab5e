/** A push service that keeps what it is sent, decrypted as the browser would, and answers as the test says. */
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushPayload } from '#contract/notices/push-payload.ts'

interface ReceivedPush {
  readonly path: string
  readonly payload: PushPayload
  readonly headers: IncomingMessage['headers']
}

/** A browser as the API gets to know it. */
export interface TestDevice {
  readonly path: string
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
}

/** The keys of a browser: those that it keeps secret, and those that it sends to the server. */
export const newPushKeys = () => {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  return {
    keys,
    auth,
    publicKeys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
  }
}

type Answer = (response: ServerResponse) => void

export interface PushService {
  readonly host: string
  readonly pushes: readonly ReceivedPush[]
  /** Of every request, also those that are no push. */
  readonly paths: readonly string[]
  /** What is sent to the path is answered so, until it is cleared. */
  answer(device: TestDevice, answer: Answer): void
  newDevice(): TestDevice
  pushesTo(device: TestDevice): readonly ReceivedPush[]
  clear(): void
  close(): Promise<void>
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** RFC 8291 over RFC 8188, in one record. */
const decrypt = (body: Buffer, keys: ECDH, auth: Buffer): string => {
  const salt = body.subarray(0, 16)
  const idLength = body[20] ?? 0
  const senderKey = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
  const input = derive(keys.computeSecret(senderKey), auth, info, 32)
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8')
}

export const openPushService = async (): Promise<PushService> => {
  const pushes: ReceivedPush[] = []
  const paths: string[] = []
  const devices = new Map<string, { keys: ECDH; auth: Buffer }>()
  const answers = new Map<string, Answer>()
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    paths.push(path)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const device = devices.get(path)
    if (device) {
      const payload = JSON.parse(decrypt(Buffer.concat(chunks), device.keys, device.auth))
      pushes.push({ path, payload, headers: request.headers })
    }
    const answer = answers.get(path)
    if (answer) answer(response)
    else response.writeHead(device ? 201 : 404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    pushes,
    paths,
    answer: ({ path }, answer) => void answers.set(path, answer),
    newDevice: () => {
      const { keys, auth, publicKeys } = newPushKeys()
      const path = `/secret-${randomBytes(12).toString('hex')}`
      devices.set(path, { keys, auth })
      return {
        path,
        subscription: { endpoint: `http://${host}${path}`, keys: publicKeys },
      }
    },
    pushesTo: ({ path }) => pushes.filter((push) => push.path === path),
    clear: () => {
      pushes.length = 0
      paths.length = 0
      answers.clear()
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
