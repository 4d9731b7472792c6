# Varnish (6 or newer) in front of the site. The site is started with
#   PURGE_URL=http://127.0.0.1:6081/purge
# which is this cache's address as the site reaches it. What may be stored, and for how long, the site says in
# CDN-Cache-Control; without PURGE_URL it says nothing, and every request goes to the site, which mostly answers 304.
vcl 4.1;

import std;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  # Uploads of pictures are answered after up to 110 s.
  .first_byte_timeout = 120s;
}

# From where the site calls.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.url == "/purge") {
    if (!client.ip ~ purgers || req.method != "POST") {
      return (synth(403));
    }
    # Tags are names; anything else would be read as a pattern.
    if (req.http.Surrogate-Key !~ "^[A-Za-z0-9_. -]+$") {
      return (synth(400));
    }
    set req.http.X-Tags = regsuball(regsuball(req.http.Surrogate-Key, "\.", "\\."), " +", "|");
    ban("obj.http.Surrogate-Key ~ (^|\s)(" + req.http.X-Tags + ")(\s|$)");
    return (synth(204));
  }

  # Of operators, on the site's own port.
  if (req.url ~ "^/(metrics|readyz|remotes\.json)") {
    return (synth(404));
  }

  # What the site answers differently for. Others are of no meaning to it, and would keep a page from being found.
  if (req.http.Cookie && req.http.Cookie !~ "(^|; )(canary|language|preview|draft-preview|staff-browser|applicant)=") {
    unset req.http.Cookie;
  }

  # Whoever comes by the switch of languages is given a cookie.
  if (req.http.Sec-Fetch-Site == "same-origin" && req.http.Referer) {
    set req.http.X-From = regsub(req.http.Referer, "^https?://[^/]+", "");
    if ((req.http.X-From ~ "^/hi(/|$)" && req.url !~ "^/hi(/|$)") || (req.http.X-From !~ "^/hi(/|$)" && req.url ~ "^/hi(/|$)")) {
      return (pass);
    }
  }

  # Nothing old, unless the site had no answer a moment ago.
  if (req.restarts == 0) {
    set req.grace = 0s;
  } else {
    set req.grace = 1h;
  }

  # The built-in rules go on: other methods, cookies and Authorization are passed.
}

sub vcl_backend_response {
  # An answer that the site is not able to give pushes out none that it gave.
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    return (deliver);
  }
  if (beresp.http.CDN-Cache-Control ~ "max-age=") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*max-age=([0-9]+).*", "\1") + "s", 0s);
  }
  # How long it may be sent where the site has no answer.
  set beresp.grace = 0s;
  if (beresp.http.Cache-Control ~ "stale-if-error=") {
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, ".*stale-if-error=([0-9]+).*", "\1") + "s", 0s);
    set beresp.keep = 1h;
  }
}

sub vcl_deliver {
  # Once more, and then what is at hand will do.
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD") && !req.http.Cookie && !req.http.Authorization) {
    return (restart);
  }
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}
