/** The log of a completed mission: pictures that those aboard took, one of which can be public. */
import * as z from 'zod/mini'
import { pictureLimits } from '../pictures/limits.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, idParams, moment, rowId } from '../wire/ids.ts'
import { logPictureDraft } from './draft.ts'
import { logLimits } from './limits.ts'

const { megabytes, megapixels } = pictureLimits

const logPicture = z.object({
  id: z.int(),
  /** Its address, and that of the small copy. */
  image: z.string(),
  thumbnail: z.string(),
  width: z.int(),
  height: z.int(),
  /** What its author says about it; may be empty. */
  line: z.string(),
  author: z.object({ id: z.int(), displayName: z.string() }),
  createdAt: moment,
  /** Public on the page of the mission. */
  isPublic: z.boolean(),
  /** By `removeLogPicture`. */
  canRemove: z.boolean(),
  canReport: z.boolean(),
})
export type LogPicture = z.output<typeof logPicture>

const missionLog = z.object({
  /** In the order in which they were added. */
  pictures: z.array(logPicture),
  canAdd: z.boolean(),
  /** Can choose the public picture. */
  canChoose: z.boolean(),
})
export type MissionLog = z.output<typeof missionLog>

export const getMissionLog = endpoint({
  name: 'getMissionLog',
  method: 'GET',
  path: '/crew/:id/log',
  access: 'public',
  summary:
    'Get the log of a completed mission: every picture for those aboard, the public one for everybody else',
  params: idParams,
  status: 200,
  response: missionLog,
  errors: ['not_found', 'crew_removed'],
})

export const addLogPicture = endpoint({
  name: 'addLogPicture',
  method: 'POST',
  path: '/crew/:id/log',
  access: 'member',
  summary: `Add a picture to the log of a mission that you were aboard: JPG, PNG, GIF or WebP, at most ${megabytes} MB and ${megapixels} megapixels. A log has up to ${logLimits.pictures}`,
  params: idParams,
  upload: { field: 'picture', maxBytes: pictureLimits.bytes, texts: ['line'] },
  body: logPictureDraft,
  status: 201,
  response: missionLog,
  errors: [
    'not_found',
    'crew_removed',
    'not_allowed',
    'log_closed',
    'log_full',
    'warning_open',
    'file_too_large',
    'too_many_pixels',
    'not_a_picture',
  ],
})

export const publishLogPicture = endpoint({
  name: 'publishLogPicture',
  method: 'PUT',
  path: '/crew/:id/log/public',
  access: 'member',
  summary: 'Choose the picture that everybody sees on the page of a mission that you led, or none',
  params: idParams,
  body: z.object({ pictureId: z.nullable(rowId) }),
  status: 200,
  response: missionLog,
  errors: ['not_found', 'crew_removed', 'not_allowed', 'log_closed'],
})

export const removeLogPicture = endpoint({
  name: 'removeLogPicture',
  method: 'DELETE',
  path: '/log-pictures/:id',
  access: 'member',
  summary: 'Remove a picture from the log of a mission: your own, or one of a mission that you led',
  params: idParams,
  status: 204,
  response: z.void(),
  errors: ['not_found', 'not_allowed'],
})

const size = z.enum(['large', 'small'])
export type PictureSize = z.output<typeof size>

export const getLogPicture = endpoint({
  name: 'getLogPicture',
  method: 'GET',
  path: '/log-pictures/:id/:size',
  access: 'member',
  summary: 'Get a picture from the log of a mission that you were aboard',
  params: z.object({ id, size }),
  mediaType: 'image/webp',
  status: 200,
  response: z.void(),
  errors: ['not_found'],
})

export const getPublicPicture = endpoint({
  name: 'getPublicPicture',
  method: 'GET',
  path: '/mission-pictures/:hash/:size',
  access: 'public',
  summary: 'Get the picture of a mission that everybody may see',
  params: z.object({ hash: z.string().check(z.regex(/^[\w-]{22}$/)), size }),
  mediaType: 'image/webp',
  status: 200,
  response: z.void(),
  errors: ['not_found'],
})
