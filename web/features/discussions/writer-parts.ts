/** What only signed-in players see in a discussion. */
import { lazyParts } from '#web/browser/lazy-part.tsx'

const { part } = lazyParts('writer-chunk', async () => (await import('./writer-chunk.ts')).writerParts)

export const CommentComposer = part((parts) => parts.CommentComposer)
export const RemoveComment = part((parts) => parts.RemoveComment)
