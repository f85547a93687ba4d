import { afterEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import type { LeftOut, StoryRecording } from '../../hub/recording/recorded-steps.ts'
import { RecordingNotes } from './recording-notes.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

test('names what gave no step: an act by its name, a page by its phone', () => {
  const left: LeftOut[] = [
    { kind: 'operator', subject: 'giveRank', why: 'input' },
    { kind: 'operator', subject: 'replaceFaults', why: 'format' },
    { kind: 'page', subject: 'a', why: 'format' },
  ]
  const recording: StoryRecording = {
    ...{ id: '1', world: { now: '2026-11-20T20:00', scenario: null }, people: {}, begin: [], start: 1, steps: [] },
    ...{ made: 0, isRunning: true, left },
  }
  mounted = mount(<RecordingNotes recording={recording} />)
  expect([...document.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    'ランクを付ける（入力した内容が履歴に残っていません）',
    '障害を変える（筋書きには書けない操作です）',
    'スマートフォン A のページの移動（筋書きには書けない操作です）',
  ])
})
