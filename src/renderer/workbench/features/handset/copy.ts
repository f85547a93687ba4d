import type { Copy } from '../../hub/language.ts'

const ja = {
  title: '実機で開く',
  devices: {
    tablet: 'Android タブレット',
    mac: 'Mac または iPad',
    computer: 'パソコン',
    other: '端末',
  },
  offer: {
    noNetwork: 'ネットワークが見つかりません',
    noNetworkAdvice: 'このコンピューターとスマートフォンを同じ Wi-Fi につないでから、開き直してください。',
    text: '同じ Wi-Fi のスマートフォン1台で、会員アプリを開けます。この画面で選んでいる会員とページから始まり、時刻も同じように進みます。',
    points: [
      '接続できるのは、QRコードを最初に読み取った1台だけです。',
      '表示できるのは会員アプリだけです。ワークベンチには外部からアクセスできません。',
      '通信は暗号化されません。信頼できる Wi-Fi でお使いください。',
      '「接続を終了」を押すかアプリを終了すると、すぐに切断されます。',
    ],
    network: 'ネットワーク',
    networkName: (address: string, name: string) => `${address}（${name}）`,
  },
  showCode: 'QRコードを表示',
  invitation: {
    connected: (device: string) => `${device} と接続しています`,
    codeIsUsed: (address: string) => `${address}。このQRコードは使用済みです。ほかの端末は接続できません。`,
    code: '実機で開くためのQRコード',
    scan: 'スマートフォンのカメラで読み取ってください。1台で開くと、このQRコードは使えなくなります。',
    trouble: (host: string) =>
      `開けないときは、同じ Wi-Fi につながっているか、このコンピューターのファイアウォールが ${host} への接続を止めていないか、ご確認ください。`,
    address: 'アドレス',
    copyAddress: 'アドレスをコピー',
  },
  otherDevice: '別の端末に変更',
  disconnect: '接続を終了',
  disconnected: '実機の接続を終了しました',
  banner: {
    label: '実機の接続',
    isOpen: (device: string, address: string) => `実機（${device}・${address}）が会員アプリを開いています。`,
    waiting: '実機を待っています。QRコードを最初に読み取った1台が接続できます。',
    disconnect: '終了',
  },
}

const en: typeof ja = {
  title: 'Open on a real phone',
  devices: {
    tablet: 'Android tablet',
    mac: 'Mac or iPad',
    computer: 'Computer',
    other: 'Device',
  },
  offer: {
    noNetwork: 'No network found',
    noNetworkAdvice: 'Connect this computer and the phone to the same Wi-Fi, then open this again.',
    text: 'One phone on the same Wi-Fi can open the member app. It starts with the member and page chosen here, and shares the clock.',
    points: [
      'Only the first phone that scans the QR code can connect.',
      'The phone sees only the member app. The workbench and its controls cannot be reached from outside.',
      'The connection is not encrypted. Use a Wi-Fi network you trust.',
      'The connection closes when you press “Disconnect” or quit the app.',
    ],
    network: 'Network',
    networkName: (address, name) => `${address} (${name})`,
  },
  showCode: 'Show QR code',
  invitation: {
    connected: (device) => `Connected: ${device}`,
    codeIsUsed: (address) => `${address}. This QR code has been used. No other device can connect.`,
    code: 'QR code for a real phone',
    scan: 'Scan it with the phone’s camera. The code works for one phone only.',
    trouble: (host) =>
      `If it does not open, check that both are on the same Wi-Fi, and that the firewall of this computer allows connections to ${host}.`,
    address: 'Address',
    copyAddress: 'Copy address',
  },
  otherDevice: 'Use another device',
  disconnect: 'Disconnect',
  disconnected: 'Real phone disconnected',
  banner: {
    label: 'Real phone',
    isOpen: (device, address) => `A real phone (${device}, ${address}) has the member app open.`,
    waiting: 'Waiting for a real phone. The first one that scans the QR code can connect.',
    disconnect: 'End',
  },
}

export const handsetCopy: Copy<typeof ja> = { ja, en }
