/** The report that is decided by what a dialog does. */
export interface DecidedCase {
  readonly reportId: number
  /** How many other pending reports are on the same content. */
  readonly others: number
}

/** What a request says about the case; nothing if the dialog was not opened from one. */
export const caseFields = (decided: DecidedCase | undefined) =>
  decided ? { reportId: decided.reportId } : {}

/** What a saved form is about: what is typed for one report is not for another, nor for none. */
export const targetOf = (name: string, decided: DecidedCase | undefined): string =>
  decided ? `${name}-report-${decided.reportId}` : name
