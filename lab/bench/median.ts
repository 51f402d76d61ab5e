import { performance } from 'node:perf_hooks'

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Work = () => Promise<unknown>

const msOf = async (work: Work): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** How many milliseconds the work takes. */
export const medianOf = async (runs: number, work: Work): Promise<number> => {
  const times: number[] = []
  for (let i = 0; i < runs; i += 1) times.push(await msOf(work))
  return median(times)
}

/** The same for several, in turn: what else the machine does in the meantime slows all of them. */
export const mediansOf = async (runs: number, works: readonly Work[]): Promise<number[]> => {
  const times = works.map((): number[] => [])
  for (let i = 0; i < runs; i += 1) {
    for (const [index, work] of works.entries()) times[index]?.push(await msOf(work))
  }
  return times.map(median)
}
