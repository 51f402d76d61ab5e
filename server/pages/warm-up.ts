/** Renders each kind of page once, before there are visitors: the first time takes many times as long as the next. */
import { setTimeout as wait } from 'node:timers/promises'
import { listCrews } from '#contract/crews/board.ts'
import type { PageRequest, Renderer } from '#contract/wire/rendering.ts'
import type { Context } from '#server/context.ts'
import type { EndpointAnswers } from './endpoint-answers.ts'
import { siteOf } from './site.ts'

/** Slower than this, a node is better started than warm. */
const longestMs = 10_000

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

const renderAll = async (renderer: Renderer, answer: EndpointAnswers, guest: Context): Promise<void> => {
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
    nonce: '',
    isSignedIn: false,
    answer: (endpoint, request) => answer(ctx, endpoint.name, request),
  }
  const addresses = renderer.pages.map(({ path }) =>
    path.replace('$id', String(id)).replace('$userId', String(authorId)),
  )
  for (const url of [...addresses, nowhere]) {
    try {
      await renderer.render({ ...shared, url })
    } catch (error) {
      ctx.log.warn({ err: error, path: url }, 'page not rendered before the start')
    }
  }
}

/** Whatever fails is logged: visitors then get the page that their browser renders. */
export const warmUp = async (
  renderer: Renderer,
  answer: EndpointAnswers,
  ctx: Context,
  maxMs = longestMs,
): Promise<void> => {
  const done = new AbortController()
  const tooLong = wait(maxMs, undefined, { signal: done.signal }).then(
    () => ctx.log.warn({}, 'pages are still being rendered, started without them'),
    () => undefined,
  )
  await Promise.race([renderAll(renderer, answer, ctx), tooLong])
  done.abort()
}
