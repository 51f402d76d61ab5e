import {
  ArrowLeftRight,
  Compass,
  Container,
  Crosshair,
  Gauge,
  LifeBuoy,
  type LucideIcon,
  Martini,
  Pickaxe,
  Recycle,
  Route,
  Shield,
  Users,
} from 'lucide-react'
import type { Activity, PostType } from '#contract/crews/fields.ts'

const icons: Readonly<Record<Activity | PostType, LucideIcon>> = {
  mining: Pickaxe,
  cargo: Container,
  combat: Crosshair,
  exploration: Compass,
  racing: Gauge,
  social: Martini,
  trading: ArrowLeftRight,
  salvage: Recycle,
  transport: Route,
  rescue: LifeBuoy,
  escort: Shield,
  crew_search: Users,
  mission: Users,
}

type Props = { activity: Activity | PostType; size?: number | undefined; className?: string | undefined }

export function ActivityIcon({ activity, size = 16, className }: Props) {
  const Icon = icons[activity]
  return <Icon size={size} className={className} aria-hidden />
}
