/** Measures pages from outside of what renders them. */
import type { Renderer } from '#contract/wire/rendering.ts'
import { renderSeconds } from './registry.ts'

export const measureRenderer = (renderer: Renderer): Renderer => ({
  ...renderer,
  render: async (request) => {
    const stop = renderSeconds.startTimer()
    let page = 'failed'
    try {
      const result = await renderer.render(request)
      page = 'redirect' in result ? 'redirect' : (result.modules[0] ?? 'error')
      return result
    } finally {
      stop({ page })
    }
  },
})
