/** What only signed-in players see in a discussion. */
import { lazyParts } from '#web/browser/lazy-part.tsx'

const { part } = lazyParts(() => import('./writer-chunk.ts'))

export const CommentComposer = part((chunk) => chunk.CommentComposer)
export const RemoveComment = part((chunk) => chunk.RemoveComment)
