import type { SimpleFaker } from '@faker-js/faker'
import { freeTimes } from '../../../src/contract/enums/profile-choices.ts'
import { someOf } from '../stream.ts'

type FreeTime = (typeof freeTimes)[number]

/** When somebody who writes so is free. */
const told: readonly (readonly [RegExp, FreeTime])[] = [
  [/火曜日が休み|水曜日が休み|昼間に時間が取れ|午後は時間が取れ/, '平日の昼間'],
  [/休みは暦どおり/, '土日祝日の昼間'],
]

/** One to three times, those of the text among them. */
export function timesOf(faker: SimpleFaker, text: string): FreeTime[] {
  const drawn = someOf(faker, freeTimes, faker.number.int({ min: 1, max: 3 }))
  const written = told.filter(([words]) => words.test(text)).map(([, time]) => time)
  return freeTimes.filter((time) => drawn.includes(time) || written.includes(time))
}
