/** The part of the API docs about programs that call with a token. */
import { tokenLimits } from '#contract/tokens/fields.ts'
import { type TokenScope, tokenScopes } from '#contract/wire/token-scopes.ts'

const meanings: Readonly<Record<TokenScope, string>> = {
  read: 'what its player sees of the board, of crews and of other players',
  post: 'creates, edits, keeps and cancels the posts of its player',
  decide: 'lists and decides the applications to the crews that its player leads',
}

type CallNames = (scope: TokenScope) => readonly string[]

const linksTo = (names: readonly string[]) => names.map((name) => `<a href="#${name}">${name}</a>`).join(', ')

/** Both arguments are escaped. */
export const tokenGuide = (publicUrl: string, callsOf: CallNames): string => `<section id="tokens">
<h2>Programs and bots: API tokens</h2>
<p>Create a token in your <a href="/settings/developers#tokens">settings</a>. It is shown once; keep it as you keep a password.
Send it in the header <code>Authorization</code>:</p>
<pre>curl --header 'Authorization: Bearer cb_…' '${publicUrl}/api/crew-finder?activity=mining&amp;limit=5'</pre>
<table><tbody>${tokenScopes
  .map(
    (scope) =>
      `<tr><th scope="row">${scope}</th><td>${meanings[scope]}: ${linksTo(callsOf(scope))}</td></tr>`,
  )
  .join('')}</tbody></table>
<ul>
<li>A token acts as its player, without the rights of moderators and admins. Calls that name no scope are closed to it:
403 <code>token_not_allowed</code>.</li>
<li>A token that does not exist, has ended or belongs to a banned player is answered with 401
<code>invalid_api_token</code>, also where guests would get an answer.</li>
<li>All tokens of a player together have ${tokenLimits.requestsPerMinute} requests a minute, ${tokenLimits.changesPerMinute} of
them changes. Beyond that the answer is 429; <code>Retry-After</code> says how many seconds to wait.</li>
<li>Send no session cookie along: 400 <code>token_with_session</code>.</li>
<li>Pages of other sites can call with a token, too (CORS). Everyone who opens such a page can read the token that is in it.</li>
<li>A new password ends all tokens of its player.</li>
</ul>
<p>A small bot that posts the board to a Discord channel is in the repository, in <code>docs/examples/board-bot</code>.</p>
</section>`
