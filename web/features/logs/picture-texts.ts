import type { LogPicture } from '#contract/logs/logs.ts'
import { m } from '#texts'

/** For those who do not see the picture. */
export const altOf = ({ line, author }: LogPicture): string =>
  line || m.logs_picture_by({ name: author.displayName })
