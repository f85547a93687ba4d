import { Go } from './go.tsx'
import { Avatar } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { IconButton } from '../icon-button.tsx'
import { ListRow } from '../list-row.tsx'
import { List } from '../list.tsx'
import { PageBody } from '../page-body.tsx'
import { PageHeader } from '../page-header.tsx'
import { SegmentedNav } from '../segmented-nav.tsx'
import { TabBar } from '../tab-bar.tsx'
import { samplePicture } from './sample-picture.ts'

const rows = [
  ['はると', 'こちらこそ、よろしくお願いします。来週の土曜日は…', '21:42', 2, 19],
  ['そうま', '写真の交換は会ってからでも大丈夫ですか？', '19:05', 0, 5],
  ['れん', 'ありがとうございます☺︎', '11/18', 0, 23],
  ['みなと', 'はじめまして。プロフィールを拝見しました。', '11/17', 1, 11],
  ['かける', '保留中 ・ あと 3日4時間', '11/16', 0, 31],
] as const

/** A whole screen: the list of conversations as in the style pictures. */
export function ListPage() {
  return (
    <div className="flex h-visible flex-col">
      <PageHeader title="メッセージ" trailing={<IconButton icon="menu" label="メニュー" />} />
      <div className="min-h-0 flex-1 overflow-auto">
        <PageBody className="gap-2">
          <SegmentedNav
            label="リスト"
            items={['マッチング', 'いいね', '送信済み', 'その他'].map((label, index) => ({
              key: label,
              label,
              current: index === 0,
              render: <Go to={String(index)} />,
            }))}
          />
          <List>
            {rows.map(([name, text, time, unread, seed]) => (
              <li key={name}>
                <ListRow
                  leading={<Avatar src={samplePicture(seed)} size={58} />}
                  title={name}
                  meta={time}
                  text={text}
                  trailing={<Badge count={unread} label={`未読${unread}件`} />}
                  render={<Go to="chat" />}
                />
              </li>
            ))}
          </List>
        </PageBody>
      </div>
      <TabBar
        items={[
          { key: 'h', icon: 'home', label: 'ホーム', current: false, render: <Go to="h" /> },
          {
            key: 'm',
            icon: 'chat',
            label: 'メッセージ',
            current: true,
            dot: '未読があります',
            render: <Go to="m" />,
          },
          { key: 't', icon: 'clock', label: 'タイムライン', current: false, render: <Go to="t" /> },
          { key: 'p', icon: 'person', label: 'プロフィール', current: false, render: <Go to="p" /> },
        ]}
      />
    </div>
  )
}
