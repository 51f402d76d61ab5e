import { m } from '#texts'
import type { ErrorDetails } from '#web/api/api-error.ts'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { BanCase } from '#web/features/sanctions/BanCase.tsx'
import { banEndText } from '#web/features/sanctions/ban-texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

interface Props {
  /** What the refused sign-in said about the ban. */
  ban: ErrorDetails
  onLeave: () => void
}

/** Instead of the sign-in form once it was refused because of a ban. */
export function BannedScreen({ ban, onLeave }: Props) {
  return (
    <AuthLayout
      step={1}
      title={m.sanctions_banned_title()}
      lead={banEndText(ban.until)}
      artTitle={m.sanctions_art_title()}
      artText={m.sanctions_art_text()}
    >
      <BanCase ban={ban} onSignInAgain={onLeave} />
      <Button size="lg" block onClick={onLeave}>
        {m.auth_back_to_login()}
      </Button>
    </AuthLayout>
  )
}
