/** Holds the event streams of many browsers open, in a process of its own. The address of the server is its argument. */
import { connect, type Socket } from 'node:net'
import { momentNow, type Order, type Reply } from './messages.ts'
import { streamToken } from './players.ts'

const server = new URL(process.argv[2] ?? '')
const openingAtOnce = 100

const sockets: Socket[] = []
let waiting = 0
let first = 0

const reply = (message: Reply) => process.send?.(message)

/** As Chrome sends it, and as a proxy passes it on: every browser has its own address. */
const requestOf = (n: number, players: number): string =>
  [
    'GET /api/events HTTP/1.1',
    `Host: ${server.host}`,
    'Connection: keep-alive',
    'Accept: text/event-stream',
    'Accept-Encoding: gzip, deflate, br',
    'Accept-Language: de-DE,de;q=0.9,en;q=0.8',
    'Cache-Control: no-cache',
    `Referer: ${server.origin}/search`,
    'Sec-Fetch-Dest: empty',
    'Sec-Fetch-Mode: cors',
    'Sec-Fetch-Site: same-origin',
    'User-Agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    `X-Forwarded-For: 10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    ...(n <= players ? [`Cookie: session=${streamToken(n)}; signed-in=1`] : []),
    '',
    '',
  ].join('\r\n')

const receive = (text: string): void => {
  if (waiting === 0 || !text.includes('event: crew')) return
  const now = momentNow()
  first ||= now
  waiting -= 1
  if (waiting === 0) reply({ first, last: now })
}

/** Resolves when the stream has begun. */
const open = (n: number, players: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(server.port), server.hostname, () => socket.write(requestOf(n, players)))
    sockets.push(socket)
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1')
      if (text.includes('event: ping')) resolve()
      receive(text)
    })
    socket.on('error', reject)
    socket.on('close', () => reply({ closed: n }))
  })

const openUpTo = async (count: number, players: number): Promise<void> => {
  while (sockets.length < count) {
    const length = Math.min(openingAtOnce, count - sockets.length)
    await Promise.all(Array.from({ length }, () => open(sockets.length + 1, players)))
  }
  reply({ opened: sockets.length })
}

process.on('message', async (order: Order) => {
  if ('open' in order) return openUpTo(order.open, order.players)
  waiting = sockets.length
  first = 0
  reply({ watching: true })
})
process.on('disconnect', () => process.exit(0))
