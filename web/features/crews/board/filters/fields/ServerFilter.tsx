import { gameVersions } from '#contract/crews/fields.ts'
import { regions } from '#contract/wire/regions.ts'
import { m } from '#texts'
import type { BoardSearch } from '#web/features/crews/board/board-search.ts'
import type { ChangeSearch } from '#web/features/crews/board/use-board-search.ts'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'

type Props = {
  region: BoardSearch['region']
  version: BoardSearch['gameVersion']
  onChange: ChangeSearch
}

/** Crews meet on one server: of a region, and of a version of the game. */
export function ServerFilter({ region, version, onChange }: Props) {
  return (
    <>
      <FieldGroup label={m.crews_region()}>
        <SegmentedControl
          block
          name="region"
          options={[
            { value: '', label: m.regions_any() },
            ...regions.map((value) => ({ value, label: m.regions_short({ region: value }) })),
          ]}
          value={region ?? ''}
          onChange={(chosen) => onChange({ region: chosen || undefined })}
        />
      </FieldGroup>
      <FieldGroup label={m.crews_game_version()}>
        <SegmentedControl
          block
          name="gameVersion"
          options={[
            { value: '', label: m.regions_any() },
            ...gameVersions.map((value) => ({ value, label: m.crews_game_version_name({ version: value }) })),
          ]}
          value={version ?? ''}
          onChange={(chosen) => onChange({ gameVersion: chosen || undefined })}
        />
      </FieldGroup>
    </>
  )
}
