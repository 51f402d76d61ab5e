/** Reports as moderators see them. */
import type { DecisionDraft } from '#contract/reports/cases.ts'
import type { Context, Viewer } from '#server/context.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import * as sql from './reports-cases.sql.ts'
import * as decisions from './reports-decisions.service.ts'
import { findHistories } from './reports-histories.sql.ts'

export const listReports = async (
  ctx: Context,
  viewer: Viewer,
  filters: sql.ReportFilters,
): Promise<sql.CaseRow[]> => {
  if ((filters.after === undefined) !== (filters.afterFirst === undefined))
    throw new AppError('invalid_input')
  return sql.listReports(ctx, viewer, filters)
}

export const countReports = async (ctx: Context, viewer: Viewer) => {
  const counts = await sql.countReports(ctx, viewer)
  return { ...counts, total: counts.pending + counts.resolved + counts.dismissed }
}

export const getCase = async (ctx: Context, viewer: Viewer, id: number) => {
  const report = orNotFound(await sql.findReport(ctx, id))
  if (report.reported_id === viewer.id) throw new AppError('own_case')
  const players = [report.reported_id, report.reporter_id].filter((player) => player !== null)
  return {
    report,
    current: await sql.findCurrentContent(ctx, report),
    histories: await findHistories(ctx, viewer, players),
    related: await sql.listRelatedReports(ctx, id),
  }
}

export const decideReport = async (
  ctx: Context,
  viewer: Viewer,
  id: number,
  draft: DecisionDraft,
): Promise<sql.CaseRow> => {
  await decisions.decideReport(ctx, viewer, id, draft)
  return orNotFound(await sql.findReport(ctx, id))
}
