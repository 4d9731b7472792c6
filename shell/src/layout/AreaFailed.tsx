export function AreaFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p>Something went wrong.</p>
      <p>Please refresh the page or try again later.</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
