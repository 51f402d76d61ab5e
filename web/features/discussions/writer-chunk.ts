/** The chunk behind writer-parts.ts. */
import { CommentComposer } from './CommentComposer.tsx'
import { RemoveComment } from './RemoveComment.tsx'

export const writerParts = {
  CommentComposer,
  RemoveComment,
}
