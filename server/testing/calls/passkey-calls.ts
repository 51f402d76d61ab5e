/** Players with passkeys. */
import * as contract from '#contract/passkeys/passkeys.ts'
import { goodPassword, type Player } from '#server/testing/factories/factories.ts'
import {
  type Changes,
  makePasskey,
  type SoftPasskey,
  signChallenge,
} from '#server/testing/fakes/authenticator.ts'
import type { Visitor } from '#server/testing/sender.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export const passkeyCalls = (t: Pick<TestApp, 'send'>) => {
  /** The password is left out by players who have none. */
  const startAdding = (as: Player, password: string | undefined = goodPassword) =>
    t.send(contract.startAddingPasskey, { body: { password } }, { as })
  const send = (as: Player, response: ReturnType<typeof makePasskey>['response'], name = 'My phone') =>
    t.send(contract.addPasskey, { body: { response, name } }, { as })
  /** The answer to a new passkey, good or bad. */
  const tryToAdd = async (as: Player, changes: Changes = {}, name?: string) => {
    const { passkey, response } = makePasskey((await startAdding(as)).body, changes)
    return { passkey, response, answer: await send(as, response, name) }
  }
  const add = async (as: Player, changes: Changes = {}, name?: string): Promise<SoftPasskey> => {
    const { passkey, answer } = await tryToAdd(as, changes, name)
    if (answer.status !== 201) throw new Error(`adding a passkey failed: ${JSON.stringify(answer.body)}`)
    return passkey
  }
  const challenge = async () => (await t.send(contract.startPasskeySignIn, {})).body
  const sendAssertion = (body: ReturnType<typeof signChallenge>, as?: Visitor) =>
    t.send(contract.signInWithPasskey, { body }, { as })
  return {
    startAdding,
    send,
    tryToAdd,
    add,
    challenge,
    sendAssertion,
    signIn: async (passkey: SoftPasskey, changes: Changes = {}, as?: Visitor) =>
      sendAssertion(signChallenge(passkey, await challenge(), changes), as),
    list: async (as: Player) => (await t.send(contract.listPasskeys, {}, { as })).body,
    rename: (as: Player, id: number, name: string) =>
      t.send(contract.renamePasskey, { params: { id }, body: { name } }, { as }),
    remove: (as: Player, id: number, password: string | undefined = goodPassword) =>
      t.send(contract.removePasskey, { params: { id }, body: { password } }, { as }),
  }
}
