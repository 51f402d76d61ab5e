/** A legal text. The German one counts; the English one is a translation for convenience. */
import type { Site } from '#contract/wire/site.ts'

/** A paragraph, or the items of a list. `[words](target)` in either is a link. */
type Block = string | readonly string[]

export interface LegalSection {
  /** The hash of its address. */
  readonly id: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

export interface LegalText {
  readonly title: string
  readonly lead: string
  readonly sections: readonly LegalSection[]
}

/** The texts that name the operator get what was configured. */
export type LegalDocument = (
  operator: Pick<Site, 'operatorName' | 'operatorAddress' | 'operatorEmail'>,
) => LegalText
