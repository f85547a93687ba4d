import { lazy } from 'react'
import type { IconName } from '../../ui/base/icon.tsx'

/** Groups of the rail in their order. */
export const panelGroups = ['見せる', '調べる', '作る'] as const

export interface PanelEntry {
  /** The address is `/${key}`; the folder is `panels/${key}`. */
  readonly key: string
  readonly title: string
  /** Title in the English menu of the desktop app. */
  readonly english: string
  readonly icon: IconName
  /** Group in the rail; `foot` for the panel behind the gear at the foot. */
  readonly group: (typeof panelGroups)[number] | 'foot'
  /** Further search words for the palette. */
  readonly words: string
  /** The panel needs the mock's world and is hidden while the real API answers. */
  readonly mockOnly?: true
  /** Loads the code of the panel. */
  readonly load: () => Promise<React.ComponentType>
  readonly view: React.ComponentType
}

const codeOf = (load: PanelEntry['load']) => ({ load, view: lazy(async () => ({ default: await load() })) })

/** The panels of the dock in the order of the rail. Rail, palette, menu, addresses and tests read this list. */
export const panels: readonly PanelEntry[] = [
  {
    key: 'storylines',
    title: '筋書き',
    english: 'Storylines',
    icon: 'book',
    group: '見せる',
    words: 'storyline story steps 場面 シナリオ デモ',
    mockOnly: true,
    ...codeOf(async () => (await import('../features/storylines/storylines-panel.tsx')).StorylinesPanel),
  },
  {
    key: 'personas',
    title: 'ペルソナとシナリオ',
    english: 'Personas and Scenarios',
    icon: 'users',
    group: '見せる',
    words: 'personas scenarios reset リセット 世界',
    mockOnly: true,
    ...codeOf(async () => (await import('../features/personas/personas-panel.tsx')).PersonasPanel),
  },
  {
    key: 'time',
    title: '時刻',
    english: 'Time',
    icon: 'clock',
    group: '見せる',
    words: 'time log 出来事 予定',
    mockOnly: true,
    ...codeOf(async () => (await import('../features/time/time-panel.tsx')).TimePanel),
  },
  {
    key: 'inspector',
    title: '通信と時系列',
    english: 'Traffic and Timeline',
    icon: 'list',
    group: '調べる',
    words: 'inspector http cable 逸脱 timeline メール 課金 出来事 移動',
    ...codeOf(async () => (await import('../features/inspector/inspector-panel.tsx')).InspectorPanel),
  },
  {
    key: 'history',
    title: '履歴と保存',
    english: 'History and Files',
    icon: 'branch',
    group: '調べる',
    words:
      'history undo redo branch 枝 元に戻す やり直す snapshots capsules スナップショット カプセル 復元 戻れる時点 不具合',
    mockOnly: true,
    ...codeOf(async () => (await import('../features/history/history-panel.tsx')).HistoryPanel),
  },
  {
    key: 'outbox',
    title: '送信メール',
    english: 'Sent Mail',
    icon: 'mail',
    group: '調べる',
    words: 'outbox mail メール',
    mockOnly: true,
    ...codeOf(async () => (await import('../features/outbox/outbox-panel.tsx')).OutboxPanel),
  },
  {
    key: 'coverage',
    title: '網羅',
    english: 'Coverage',
    icon: 'map',
    group: '調べる',
    words: 'coverage カバレッジ',
    ...codeOf(async () => (await import('../features/coverage/coverage-panel.tsx')).CoveragePanel),
  },
  {
    key: 'backend',
    title: 'バックエンド',
    english: 'Backend',
    icon: 'swap',
    group: '調べる',
    words: 'backend mock real 接続先 実API',
    ...codeOf(async () => (await import('../features/backend/backend-panel.tsx')).BackendPanel),
  },
  {
    key: 'operator',
    title: '運営デスク',
    english: "Operator's Desk",
    icon: 'camera',
    group: '作る',
    words: 'operator 年齢確認 書類 メッセージ ランク',
    mockOnly: true,
    ...codeOf(async () => (await import('../features/operator/operator-panel.tsx')).OperatorPanel),
  },
  {
    key: 'cards',
    title: 'カードデスク',
    english: 'Card Desk',
    icon: 'card',
    group: '作る',
    words: 'card 決済 テスト番号',
    mockOnly: true,
    ...codeOf(async () => (await import('../features/cards/cards-panel.tsx')).CardsPanel),
  },
  {
    key: 'faults',
    title: '障害',
    english: 'Faults',
    icon: 'bolt',
    group: '作る',
    words: 'faults 遅延 エラー 切断',
    ...codeOf(async () => (await import('../features/faults/faults-panel.tsx')).FaultsPanel),
  },
  {
    key: 'variants',
    title: 'バリエーション',
    english: 'Variants',
    icon: 'filter',
    group: '作る',
    words: 'variants 切り替え 料金',
    mockOnly: true,
    ...codeOf(async () => (await import('../features/variants/variants-panel.tsx')).VariantsPanel),
  },
  {
    key: 'settings',
    title: '設定',
    english: 'Settings',
    icon: 'gear',
    group: 'foot',
    words: 'settings 配色 言語 ポート 保存先 ログ',
    ...codeOf(async () => (await import('../features/settings/settings-panel.tsx')).SettingsPanel),
  },
]

export const firstPanel = 'storylines'

/** Former addresses of merged panels, for links and bookmarks. */
export const formerAddresses: readonly (readonly [from: string, to: string])[] = [
  ['/snapshots', '/history'],
  ['/timeline', '/inspector?view=timeline'],
]
