/** How many requests a second a server answers: closed loops over kept-alive connections, for a fixed time. */
import http from 'node:http'
import { performance } from 'node:perf_hooks'

const manyConnections = 16
const warmUpMs = 1_000
const measuredMs = 2_000

interface Question {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** What every answer has to hold. */
  readonly holds?: string
}

const ask = (agent: http.Agent, url: string, { method = 'GET', headers = {}, body, holds = '' }: Question) =>
  new Promise<Buffer>((resolve, reject) => {
    http
      .request(url, { agent, method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const answer = Buffer.concat(chunks)
          const isGood = response.statusCode === 200 || response.statusCode === 201
          if (isGood && answer.includes(holds)) resolve(answer)
          else reject(new Error(`${url}: ${response.statusCode} ${answer.toString().slice(0, 2_000)}`))
        })
      })
      .on('error', reject)
      .end(body)
  })

export const fetchBody = async (url: string, question: Question = {}): Promise<Buffer> => {
  const agent = new http.Agent()
  return ask(agent, url, question).finally(() => agent.destroy())
}

export type Next = () => readonly [url: string, question?: Question]

/** So many requests, over so many connections. */
export const askMany = async (next: Next, count: number, connections: number): Promise<void> => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  let left = count
  const loop = async () => {
    while (left > 0) {
      left -= 1
      const [url, question = {}] = next()
      await ask(agent, url, question)
    }
  }
  await Promise.all(Array.from({ length: connections }, loop))
  agent.destroy()
}

const countFor = async (ms: number, next: Next, agent: http.Agent, connections: number): Promise<number> => {
  const end = performance.now() + ms
  let answers = 0
  const loop = async () => {
    while (performance.now() < end) {
      const [url, question = {}] = next()
      await ask(agent, url, question)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, loop))
  return answers
}

const requestsPerSecond = async (next: Next, connections = manyConnections): Promise<number> => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  await countFor(warmUpMs, next, agent, connections)
  const answers = await countFor(measuredMs, next, agent, connections)
  agent.destroy()
  return (answers * 1_000) / measuredMs
}

const rounds = 5

/** The medians of both, measured in turn: what else the machine does in the meantime slows both. */
export const ratesInTurn = async (
  one: Next,
  other: Next,
  connections?: number,
): Promise<[number, number]> => {
  const rates: [number, number][] = []
  for (let round = 0; round < rounds; round += 1)
    rates.push([await requestsPerSecond(one, connections), await requestsPerSecond(other, connections)])
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  return [median(rates.map(([rate]) => rate)), median(rates.map(([, rate]) => rate))]
}
