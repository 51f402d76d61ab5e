import { accountIssues } from '../issues/accounts.ts'
import { applicationIssues } from '../issues/applications.ts'
import { crewIssues } from '../issues/crews.ts'
import { fieldIssues } from '../issues/fields.ts'
import { fleetIssues } from '../issues/fleet.ts'
import { roleIssues } from '../issues/roles.ts'
import { trustIssues } from '../issues/trust.ts'
import { issueTextIn } from './issue-text-in.ts'
import type { Locale } from './languages.ts'

export const issues = {
  ...fieldIssues,
  ...accountIssues,
  ...applicationIssues,
  ...crewIssues,
  ...roleIssues,
  ...trustIssues,
  ...fleetIssues,
}

export const issueText = (message: string, locale: Locale): string => issueTextIn(issues, message, locale)
