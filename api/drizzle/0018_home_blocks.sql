-- Parts of the home page in rows: what stood there, in the same order. The title of the messages becomes that of their part.
UPDATE "site_settings" SET "data" = ("data" - 'messagesTitle') || jsonb_build_object('blocks', (
  SELECT jsonb_agg(
    jsonb_build_object('block', "block", 'isShown', true, 'title', CASE WHEN "block" = 'messages' THEN "data" -> 'messagesTitle' END)
    ORDER BY "place"
  )
  FROM unnest(ARRAY['hero', 'admission', 'announcements', 'study', 'achievements', 'messages', 'bulletin', 'campuses', 'news', 'events', 'partners', 'socials'])
    WITH ORDINALITY AS "parts" ("block", "place")
))
WHERE "id" = 'home' AND NOT "data" ? 'blocks';
