import type { ReactNode } from 'react'
import { m } from '#texts'
import { ScreenProblem } from '#web/problems/ScreenProblem.tsx'
import type { CrewLooks } from './crew-looks.ts'
import { MyCrewsSections } from './MyCrewsSections.tsx'
import { useMyCrews } from './my-crews.queries.ts'
import type { MyCrewsTab } from './my-crews-search.ts'

type Props = CrewLooks & {
  /** Undefined: none is chosen yet. */
  tab: MyCrewsTab | undefined
  /** Puts the moment of an application into words. */
  when: (moment: string) => string
  loading: ReactNode
}

/** Where the player stands: crews led, joined and applied to, and those that are over. */
export function MyCrews({ loading, ...rest }: Props) {
  const { data: crews, error, isPending, isFetching, refetch } = useMyCrews()
  if (crews) return <MyCrewsSections crews={crews} {...rest} />
  if (isPending) return loading
  return <ScreenProblem title={m.my_crews_failed()} error={error} retrying={isFetching} onRetry={refetch} />
}
