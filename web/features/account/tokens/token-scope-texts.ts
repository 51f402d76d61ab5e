import type { TokenScope } from '#contract/wire/token-scopes.ts'
import { m } from '#texts'

export const scopeTexts: Readonly<Record<TokenScope, { name: () => string; meaning: () => string }>> = {
  read: { name: m.tokens_scope_read, meaning: m.tokens_scope_read_text },
  post: { name: m.tokens_scope_post, meaning: m.tokens_scope_post_text },
  decide: { name: m.tokens_scope_decide, meaning: m.tokens_scope_decide_text },
}
