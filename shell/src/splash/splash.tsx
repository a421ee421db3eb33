interface SplashProps {
  /** Said when the page takes longer than usual. */
  slowWord: string;
  /** Whether the page will have the navigation of a circle. */
  hasNavigation: boolean;
}

/** What a page shows from its first paint until the app renders: its outline, drawn without any file (SHELL-2). */
export function Splash({ slowWord, hasNavigation }: SplashProps) {
  return (
    <div className="splash">
      {Array.from({ length: 5 }, (_, index) => (
        <i key={index} />
      ))}
      <p role="status">{slowWord}</p>
      {hasNavigation ? <b /> : null}
    </div>
  );
}
