/** Notices on the devices of a player: which of their browsers show them. */
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, moment } from '../wire/ids.ts'

/** When there are more, the oldest goes. */
export const maxPushDevices = 10

const pushDevice = z.object({
  id: z.int(),
  userAgent: z.nullable(z.string()),
  /** Whose push service the browser uses. The address itself never leaves the server. */
  host: z.string(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
  /** The browser that asks. */
  isCurrent: z.boolean(),
})
export type PushDevice = z.output<typeof pushDevice>

const pushSettings = z.object({
  /** What a browser needs to subscribe. */
  publicKey: z.string(),
  /** The newest first. */
  devices: z.array(pushDevice),
})
export type PushSettings = z.output<typeof pushSettings>

export const getPushSettings = endpoint({
  name: 'getPushSettings',
  method: 'GET',
  path: '/account/push',
  access: 'member',
  summary: 'List your devices that show notices, and get the key that a browser needs to become one',
  status: 200,
  response: pushSettings,
  errors: [],
})

/** 65 and 16 bytes, as browsers encode them; some keep the padding. */
const p256dh = z.string().check(z.regex(/^[\w-]{87}=?$/))
const auth = z.string().check(z.regex(/^[\w-]{22}(==)?$/))

export const addPushDevice = endpoint({
  name: 'addPushDevice',
  method: 'POST',
  path: '/account/push/devices',
  access: 'member',
  summary: 'Show your notices on this device instead of those of the player who used it before',
  body: z.object({
    endpoint: z.string().check(z.maxLength(1000)),
    keys: z.object({ p256dh, auth }),
  }),
  status: 201,
  response: pushSettings,
  errors: ['push_refused'],
})

export const removePushDevice = endpoint({
  name: 'removePushDevice',
  method: 'DELETE',
  path: '/account/push/devices/:id',
  access: 'member',
  summary: 'Stop showing notices on one of your devices',
  params: idParams,
  status: 204,
  response: z.void(),
  errors: ['not_found'],
})
