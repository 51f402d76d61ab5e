import { m } from '#texts'
import { TokensSection } from '#web/features/account/tokens/TokensSection.tsx'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { SettingsPart } from './SettingsPart.tsx'

export function DevelopersPart() {
  return (
    <SettingsPart title={m.settings_developers()}>
      <TokensSection zone={useViewerZone()} />
    </SettingsPart>
  )
}
