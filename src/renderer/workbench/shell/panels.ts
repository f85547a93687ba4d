import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { IconName } from '../../ui/base/icon.tsx'

export interface PanelEntry {
  /** Its address is `/${key}`. */
  readonly key: string
  readonly title: string
  readonly icon: IconName
  /** Further words that the palette finds it by. */
  readonly words: string
  /** It works on the mock's own world and is hidden while the real API answers. */
  readonly mockOnly?: true
  readonly view: LazyExoticComponent<ComponentType>
}

/** The panels of the dock in the order of the rail. */
export const panels: readonly PanelEntry[] = [
  {
    key: 'storylines',
    mockOnly: true,
    title: '筋書き',
    icon: 'book',
    words: 'storyline story steps 場面 シナリオ デモ',
    view: lazy(async () => ({
      default: (await import('../panels/storylines/storylines-panel.tsx')).StorylinesPanel,
    })),
  },
  {
    key: 'personas',
    mockOnly: true,
    title: 'ペルソナとシナリオ',
    icon: 'users',
    words: 'personas scenarios reset リセット 世界',
    view: lazy(async () => ({
      default: (await import('../panels/personas/personas-panel.tsx')).PersonasPanel,
    })),
  },
  {
    key: 'operator',
    mockOnly: true,
    title: '運営デスク',
    icon: 'camera',
    words: 'operator 年齢確認 書類 メッセージ ランク',
    view: lazy(async () => ({
      default: (await import('../panels/operator/operator-panel.tsx')).OperatorPanel,
    })),
  },
  {
    key: 'outbox',
    mockOnly: true,
    title: '送信メール',
    icon: 'mail',
    words: 'outbox mail メール',
    view: lazy(async () => ({ default: (await import('../panels/outbox/outbox-panel.tsx')).OutboxPanel })),
  },
  {
    key: 'cards',
    mockOnly: true,
    title: 'カードデスク',
    icon: 'card',
    words: 'card 決済 テスト番号',
    view: lazy(async () => ({ default: (await import('../panels/cards/cards-panel.tsx')).CardsPanel })),
  },
  {
    key: 'faults',
    title: '障害',
    icon: 'bolt',
    words: 'faults 遅延 エラー 切断',
    view: lazy(async () => ({ default: (await import('../panels/faults/faults-panel.tsx')).FaultsPanel })),
  },
  {
    key: 'inspector',
    title: '通信',
    icon: 'list',
    words: 'inspector http cable 逸脱',
    view: lazy(async () => ({
      default: (await import('../panels/inspector/inspector-panel.tsx')).InspectorPanel,
    })),
  },
  {
    key: 'history',
    mockOnly: true,
    title: '履歴',
    icon: 'branch',
    words: 'history undo redo branch 枝 元に戻す やり直す',
    view: lazy(async () => ({
      default: (await import('../panels/history/history-panel.tsx')).HistoryPanel,
    })),
  },
  {
    key: 'timeline',
    mockOnly: true,
    title: '時系列',
    icon: 'timeline',
    words: 'timeline 通信 メール 課金 出来事 移動',
    view: lazy(async () => ({
      default: (await import('../panels/timeline/timeline-panel.tsx')).TimelinePanel,
    })),
  },
  {
    key: 'coverage',
    title: '網羅',
    icon: 'map',
    words: 'coverage カバレッジ',
    view: lazy(async () => ({
      default: (await import('../panels/coverage/coverage-panel.tsx')).CoveragePanel,
    })),
  },
  {
    key: 'time',
    mockOnly: true,
    title: '時刻',
    icon: 'clock',
    words: 'time log 出来事 予定 戻れる時点',
    view: lazy(async () => ({ default: (await import('../panels/time/time-panel.tsx')).TimePanel })),
  },
  {
    key: 'snapshots',
    mockOnly: true,
    title: 'スナップショット',
    icon: 'save',
    words: 'snapshots capsules カプセル 保存 復元',
    view: lazy(async () => ({
      default: (await import('../panels/snapshots/snapshots-panel.tsx')).SnapshotsPanel,
    })),
  },
  {
    key: 'variants',
    mockOnly: true,
    title: 'バリエーション',
    icon: 'filter',
    words: 'variants 切り替え 料金',
    view: lazy(async () => ({
      default: (await import('../panels/variants/variants-panel.tsx')).VariantsPanel,
    })),
  },
  {
    key: 'backend',
    title: 'バックエンド',
    icon: 'swap',
    words: 'backend mock real 接続先 実API',
    view: lazy(async () => ({ default: (await import('../panels/backend/backend-panel.tsx')).BackendPanel })),
  },
  {
    key: 'settings',
    title: '設定',
    icon: 'gear',
    words: 'settings 配色 言語 ポート 保存先 ログ',
    view: lazy(async () => ({
      default: (await import('../panels/settings/settings-panel.tsx')).SettingsPanel,
    })),
  },
]

export const firstPanel = 'storylines'
