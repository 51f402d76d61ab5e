/** Renders each kind of page once, before there are visitors: the first time takes many times as long as the next. */
import { setTimeout as wait } from 'node:timers/promises'
import { listCrews } from '#contract/crews/board.ts'
import type { PageRequest, Renderer } from '#contract/wire/rendering.ts'
import type { Context } from '#server/context.ts'
import type { EndpointAnswers } from './endpoint-answers.ts'
import { scriptMark } from './inline-scripts.ts'
import { siteOf } from './site.ts'

/** For one page: it hangs, or the machine is so busy that the next try, with more of it loaded, is the better one. */
const longestMs = 20_000

/** On a busy machine the database may be too late for the first one. */
const maxTries = 3

/** For the page of addresses that lead nowhere. */
const nowhere = '/nowhere'

interface Crew {
  readonly id: number
  readonly authorId: number
}

/** Some crew of the board, whose page and whose leader's profile are there. */
const findCrew = async (answer: EndpointAnswers, ctx: Context): Promise<Crew> => {
  const { status, text } = await answer(ctx, listCrews.name, { query: { limit: 1 } })
  const [crew] = status === 200 ? (JSON.parse(text) as Crew[]) : []
  return crew ?? { id: 1, authorId: 1 }
}

/** Rejects if the page fails or hangs. */
const requirePage = async (rendering: ReturnType<Renderer['render']>, maxMs: number): Promise<void> => {
  const done = new AbortController()
  const tooLong = wait(maxMs, undefined, { signal: done.signal }).then(() => {
    throw new Error(`not rendered within ${maxMs} ms`)
  })
  const result = await Promise.race([rendering, tooLong]).finally(() => done.abort())
  if ('status' in result && result.status >= 500) throw new Error(`rendered with status ${result.status}`)
}

/**
 * However long it takes in all: until then no visitor is sent here. What fails again and again is logged, and visitors get
 * the page that their browser renders.
 */
export const warmUp = async (
  renderer: Renderer,
  answer: EndpointAnswers,
  guest: Context,
  maxMs = longestMs,
): Promise<void> => {
  const ctx = { ...guest, isRendering: true }
  const { id, authorId } = await findCrew(answer, ctx)
  const shared: Omit<PageRequest, 'url'> = {
    locale: ctx.locale,
    addressLocale: undefined,
    theme: 'system',
    zone: undefined,
    now: ctx.now(),
    site: siteOf(ctx),
    publicUrl: ctx.config.publicUrl,
    scriptMark,
    isSignedIn: false,
    answer: (endpoint, request) => answer(ctx, endpoint.name, request),
  }
  const render = async (url: string, tries = 1): Promise<void> => {
    try {
      await requirePage(renderer.render({ ...shared, url }), maxMs)
    } catch (error) {
      if (tries < maxTries) return render(url, tries + 1)
      ctx.log.warn({ err: error, path: url }, 'page not rendered before the start')
    }
  }
  const addresses = renderer.pages.map(({ path }) =>
    path.replace('$id', String(id)).replace('$userId', String(authorId)),
  )
  for (const url of [...addresses, nowhere]) await render(url)
}
