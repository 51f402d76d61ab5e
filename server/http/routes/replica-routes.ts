import type { Endpoint } from '#contract/wire/endpoint.ts'
import { onReplica } from '#server/context.ts'
import type { Route } from './route.ts'

/** Lets a replica answer these endpoints, over HTTP and in rendered pages. Their handlers must not write. */
export const answerByReplica = (
  routes: readonly Route[],
  endpoints: ReadonlySet<Endpoint>,
): readonly Route[] =>
  routes.map((route) =>
    endpoints.has(route.endpoint)
      ? { ...route, handle: (call) => onReplica(call.ctx, (ctx) => route.handle({ ...call, ctx })) }
      : route,
  )
