/** Measures pages from outside of what renders and caches them. */
import type { Renderer } from '#contract/wire/rendering.ts'
import { countLookup, renderSeconds } from './registry.ts'

export const measureRenderer = ({ addressOf, render }: Renderer): Renderer => ({
  addressOf,
  render: async (request) => {
    const stop = renderSeconds.startTimer()
    let page = 'failed'
    try {
      const result = await render(request)
      page = 'redirect' in result ? 'redirect' : (result.page ?? 'error')
      return result
    } finally {
      stop({ page })
    }
  },
})

type Lookup<T> = (key: string, load: () => Promise<T>) => Promise<T>

/** A lookup is a miss if it has to load what it looks for. */
export const measureLookups =
  <T>(cache: Parameters<typeof countLookup>[0], get: Lookup<T>): Lookup<T> =>
  async (key, load) => {
    let isHit = true
    const loadMissing = () => {
      isHit = false
      return load()
    }
    try {
      return await get(key, loadMissing)
    } finally {
      countLookup(cache, isHit)
    }
  }
