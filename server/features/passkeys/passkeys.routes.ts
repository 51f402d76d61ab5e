import * as contract from '#contract/passkeys/passkeys.ts'
import { viewSessionUser } from '#server/features/auth/auth.view.ts'
import { countSignInMethods } from '#server/features/auth/credentials/auth-methods.service.ts'
import { route } from '#server/http/routes/route.ts'
import { setSignInCookies, signInOrigin } from '#server/http/sessions/session.ts'
import * as service from './passkeys.service.ts'
import { viewCreation, viewPasskey, viewPasskeys, viewRequest } from './passkeys.view.ts'
import * as signIn from './passkeys-sign-in.service.ts'

export const passkeyRoutes = [
  route(contract.startPasskeySignIn, async ({ ctx }) =>
    viewRequest(await signIn.startPasskeySignIn(ctx), ctx.config),
  ),
  route(contract.signInWithPasskey, async ({ ctx, body, request, reply }) => {
    const session = await signIn.signInWithPasskey(ctx, body, signInOrigin(request, ctx.config))
    setSignInCookies(reply, ctx.config, session)
    return { user: viewSessionUser(session.user) }
  }),
  route(contract.listPasskeys, async ({ ctx, viewer }) =>
    viewPasskeys(await service.listPasskeys(ctx, viewer), await countSignInMethods(ctx, viewer)),
  ),
  route(contract.startAddingPasskey, async ({ ctx, viewer, body }) =>
    viewCreation(await service.startAddingPasskey(ctx, viewer, body.password), ctx.config),
  ),
  route(contract.addPasskey, async ({ ctx, viewer, body }) =>
    viewPasskey(await service.addPasskey(ctx, viewer, body)),
  ),
  route(contract.renamePasskey, async ({ ctx, viewer, params, body }) =>
    viewPasskey(await service.renamePasskey(ctx, viewer, params.id, body.name)),
  ),
  route(contract.removePasskey, ({ ctx, viewer, params, body }) =>
    service.removePasskey(ctx, viewer, params.id, body.password),
  ),
]
