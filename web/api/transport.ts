/** How requests reach the server: by the network, or, while the server renders a page, without it. */
import type { Endpoint } from '#contract/wire/endpoint.ts'
import type { EndpointRequest, RawAnswer } from '#contract/wire/rendering.ts'
import { visitorState } from '#web/browser/visitor-state.ts'

interface Transport {
  readonly send?: (endpoint: Endpoint, request: EndpointRequest) => Promise<RawAnswer>
}

const state = visitorState((): { transport: Transport } => ({ transport: {} }))

export const transport = (): Transport => state().transport

export const setTransport = (transport: Transport): void => {
  state().transport = transport
}
