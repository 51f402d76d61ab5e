import { Readable } from 'node:stream'
import * as contract from '#contract/account/account.ts'
import { chooseLanguage as languageEndpoint } from '#contract/account/language.ts'
import { changePassword } from '#contract/auth/new-passwords.ts'
import { getSignInMethods as signInMethodsEndpoint } from '#contract/auth/sign-in-methods.ts'
import * as notices from '#contract/notices/notices.ts'
import * as push from '#contract/notices/push.ts'
import * as quietHours from '#contract/notices/quiet-hours.ts'
import * as unsubscribing from '#contract/notices/unsubscribe.ts'
import { chooseLanguage, getSessionUser } from '#server/features/auth/auth.service.ts'
import { confirmEmail } from '#server/features/auth/credentials/auth-address-proof.service.ts'
import {
  findNewEmail,
  requestConfirmation,
} from '#server/features/auth/credentials/auth-confirmation.service.ts'
import * as credentials from '#server/features/auth/credentials/auth-credentials.service.ts'
import { getSignInMethods } from '#server/features/auth/credentials/auth-methods.service.ts'
import { Redirect, route } from '#server/http/routes/route.ts'
import { clearSessionCookies } from '#server/http/sessions/session.ts'
import { addPushDevice, getPushSettings, removePushDevice } from '#server/notices/delivery/push-devices.ts'
import { getQuietHours, saveQuietHours } from '#server/notices/delivery/quiet-hours-settings.ts'
import { unsubscribe } from '#server/notices/delivery/unsubscribe.ts'
import { getNoticeSettings, saveNoticeSetting, saveNoticeSettings } from '#server/notices/notice-settings.ts'
import { deleteAccount } from './account-deletion.service.ts'
import { exportAccount } from './account-export.service.ts'

export const accountRoutes = [
  route(notices.getNoticeSettings, ({ ctx, viewer }) => getNoticeSettings(ctx, viewer)),
  route(notices.updateNoticeSettings, async ({ ctx, viewer, body }) => {
    await saveNoticeSettings(ctx, viewer, body)
    return getNoticeSettings(ctx, viewer)
  }),
  route(notices.updateNoticeSetting, async ({ ctx, viewer, params, body }) => {
    await saveNoticeSetting(ctx, viewer, params.kind, body)
    return getNoticeSettings(ctx, viewer)
  }),
  route(push.getPushSettings, ({ ctx, viewer }) => getPushSettings(ctx, viewer)),
  route(push.addPushDevice, async ({ ctx, viewer, body }) => {
    await addPushDevice(ctx, viewer, body)
    return getPushSettings(ctx, viewer)
  }),
  route(push.removePushDevice, ({ ctx, viewer, params }) => removePushDevice(ctx, viewer, params.id)),
  route(quietHours.getQuietHours, ({ ctx, viewer }) => getQuietHours(ctx, viewer)),
  route(quietHours.updateQuietHours, async ({ ctx, viewer, body }) => {
    await saveQuietHours(ctx, viewer, body)
    return getQuietHours(ctx, viewer)
  }),
  route(
    unsubscribing.showUnsubscribe,
    async ({ query }) => new Redirect(`/unsubscribe?token=${encodeURIComponent(query.token)}`),
  ),
  route(unsubscribing.unsubscribe, ({ ctx, query }) => unsubscribe(ctx, query.token)),
  route(signInMethodsEndpoint, ({ ctx, viewer }) => getSignInMethods(ctx, viewer)),
  route(changePassword, ({ ctx, viewer, body }) => credentials.changePassword(ctx, viewer, body)),
  route(languageEndpoint, ({ ctx, viewer, body }) => chooseLanguage(ctx, viewer, body.language)),
  route(contract.requestEmailChange, ({ ctx, viewer, body }) =>
    credentials.requestEmailChange(ctx, viewer, body),
  ),
  route(contract.getEmail, async ({ ctx, viewer }) => {
    const user = await getSessionUser(ctx, viewer)
    return {
      email: user.email,
      isConfirmed: user.email_confirmed_at !== null,
      pendingEmail: (await findNewEmail(ctx, user)) ?? null,
    }
  }),

  route(contract.requestConfirmation, ({ ctx, viewer }) => requestConfirmation(ctx, viewer)),

  route(contract.confirmEmail, ({ ctx, body }) => confirmEmail(ctx, body.token)),
  route(contract.exportAccount, async ({ ctx, viewer, body, reply }) => {
    const parts = await exportAccount(ctx, viewer, body.password)
    const name = `crewbeacon-${ctx.now().toISOString().slice(0, 10)}.json`
    reply.type('application/json; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return Readable.from(parts)
  }),
  route(contract.deleteAccount, async ({ ctx, viewer, body, reply }) => {
    await deleteAccount(ctx, viewer, body.password)
    clearSessionCookies(reply, ctx.config)
  }),
]
