/** The chunk behind writer-parts.ts. */
export { CommentComposer } from './CommentComposer.tsx'
export { RemoveComment } from './RemoveComment.tsx'
