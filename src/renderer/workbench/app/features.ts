import { backend } from '../features/backend/feature.ts'
import { capsule } from '../features/capsule/feature.ts'
import { cards } from '../features/cards/feature.ts'
import { coverage } from '../features/coverage/feature.ts'
import { faults } from '../features/faults/feature.ts'
import { gloss } from '../features/gloss/feature.ts'
import { handset } from '../features/handset/feature.ts'
import { history } from '../features/history/feature.ts'
import { inspector } from '../features/inspector/feature.ts'
import { operator } from '../features/operator/feature.ts'
import { outbox } from '../features/outbox/feature.ts'
import { personas } from '../features/personas/feature.ts'
import { presenting } from '../features/presenting/feature.ts'
import { recording } from '../features/recording/feature.ts'
import { settings } from '../features/settings/feature.ts'
import { stage } from '../features/stage/feature.ts'
import { storage } from '../features/storage/feature.ts'
import { storylines } from '../features/storylines/feature.ts'
import { time } from '../features/time/feature.ts'
import { variants } from '../features/variants/feature.ts'
import type { Feature } from '../hub/feature.ts'

/** All features. Their order is that of the rail, and of what several of them put in one place of the window. */
export const features: readonly Feature[] = [
  storylines,
  gloss,
  recording,
  presenting,
  personas,
  time,
  inspector,
  history,
  outbox,
  coverage,
  backend,
  operator,
  cards,
  faults,
  variants,
  settings,
  capsule,
  stage,
  storage,
  handset,
]
