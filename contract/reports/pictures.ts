/** Reports on pictures in the logs of missions. */
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { idParams } from '../wire/ids.ts'
import { reportDraft } from './draft.ts'
import { removalDraft } from './removals.ts'
import { receipt } from './reports.ts'

export const reportPicture = endpoint({
  name: 'reportPicture',
  method: 'POST',
  path: '/log-pictures/:id/report',
  access: 'member',
  summary: 'Report a picture in the log of a mission to the moderators, who get a copy of it',
  params: idParams,
  body: reportDraft,
  status: 201,
  response: receipt,
  errors: ['not_found', 'report_self', 'already_reported'],
})

export const getReportedPicture = endpoint({
  name: 'getReportedPicture',
  method: 'GET',
  path: '/admin/crew-reports/:id/picture',
  access: 'moderator',
  summary: 'Get the picture that a report is about, as it was reported, until the report is decided',
  params: idParams,
  mediaType: 'image/webp',
  status: 200,
  response: z.void(),
  errors: ['not_found', 'own_case'],
})

export const deleteLogPicture = endpoint({
  name: 'deleteLogPicture',
  method: 'DELETE',
  path: '/admin/log-pictures/:id',
  access: 'moderator',
  summary: 'Remove a picture from the log of a mission; its author is notified with the reason',
  params: idParams,
  body: removalDraft,
  status: 204,
  response: z.void(),
  errors: ['not_found', 'report_decided', 'own_case'],
})
