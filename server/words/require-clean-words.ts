import { issue } from '#contract/issues/issues.ts'
import { AppError } from '#server/errors.ts'
import type { WordCheck } from './word-check.ts'

interface Checker {
  readonly containsForbiddenWord: WordCheck
}

/** Refuses texts with insulting or extremist words, naming each field that has one. */
export const requireCleanWords = (
  { containsForbiddenWord }: Checker,
  texts: Readonly<Record<string, string | null | undefined>>,
): void => {
  const refused = Object.keys(texts).filter((field) => containsForbiddenWord(texts[field] ?? ''))
  if (refused.length === 0) return
  const fields = Object.fromEntries(refused.map((field) => [field, issue('forbidden_words')]))
  throw new AppError('invalid_input', { fields })
}
