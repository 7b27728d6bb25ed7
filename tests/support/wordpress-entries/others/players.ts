import { cms, type OtherEntry, uploads } from './other-entry.ts';

/** Players of other hosts, wherever they stand. */
export const players: readonly OtherEntry[] = [
  {
    name: 'frames of films',
    content: `<p>A <iframe title="One" width="560" height="315" src="https://www.youtube-nocookie.com/embed/aBcDeFgHiJk?start=30" frameborder="0" allow="autoplay" allowfullscreen></iframe> film</p>
<div class="fluid-width-video-wrapper" style="padding-top: 56.25%;"><iframe title="Two" src="https://player.vimeo.com/video/123456789?h=abc123def0&amp;dnt=1" name="fitvid0" frameborder="0" allowfullscreen="true"></iframe></div>
<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/987654321?badge=0&amp;autopause=0" frameborder="0" style="position:absolute;top:0;left:0;width:100%;height:100%;" title="Three"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>
<ul><li>In a list <iframe title="Four" src="//www.youtube.com/embed/kJiHgFeDcBa"></iframe></li></ul>
<table><tbody><tr><td><iframe title="Five" src="https://www.youtube.com/embed/zYxWvUtSrQp"></iframe></td><td>Beside it</td></tr></tbody></table>`,
  },
  {
    name: 'playlists and live films',
    content: `<p><iframe title="A list" src="https://www.youtube.com/embed/videoseries?list=PLabcdefghijklmnop" width="560" height="315"></iframe></p>
<p><iframe title="Now" src="https://www.youtube.com/embed/live_stream?channel=UCabcdefghijklmnopqrstuv" width="560" height="315"></iframe></p>`,
  },
  {
    name: 'maps and sounds of other hosts',
    content: `<p><iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2500" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy" referrerpolicy="no-referrer-when-downgrade"></iframe></p>
<p><iframe title="The pier on a map" width="425" height="350" src="https://www.openstreetmap.org/export/embed.html?bbox=-82.6%2C27.7%2C-82.5%2C27.8&amp;layer=mapnik"></iframe><br/><small><a href="https://www.openstreetmap.org/#map=15/27.77/-82.62">Larger map</a></small></p>
<figure class="wp-block-embed is-type-rich is-provider-spotify wp-block-embed-spotify wp-embed-aspect-21-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper">
<iframe title="Spotify Embed: Shanties" style="border-radius: 12px" width="100%" height="352" frameborder="0" allowfullscreen allow="autoplay; clipboard-write; encrypted-media" loading="lazy" src="https://open.spotify.com/embed/album/0aBcDeFgHiJkLmNoPqRsTu?utm_source=oembed"></iframe>
</div></figure>
<p><iframe title="Bells by the harbour band" width="640" height="400" scrolling="no" frameborder="no" src="https://w.soundcloud.com/player/?visual=true&#038;url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F12345&#038;show_artwork=true"></iframe></p>`,
  },
  {
    name: 'films and sounds with sources only',
    content: `<p>a</p><video controls width="640"><source src="${uploads}/tug.webm" type="video/webm"><source src="${uploads}/tug.mp4" type="video/mp4">Your browser plays no films.</video>
<p>b <audio controls><source src="${uploads}/bell.mp3" type="audio/mpeg"><source src="${uploads}/bell.ogg" type="audio/ogg"></audio> c</p>
<video controls title="Tugs at work"><source src="https://films.example/tugs.mp4" type="video/mp4"></video>
<audio controls src="https://sounds.example/horn.mp3" title="The horn"></audio>
<figure class="wp-block-video"><video controls poster="${uploads}/tug.jpg"><source src="${uploads}/tow.mp4"><track src="${uploads}/tow.vtt" kind="captions" srclang="en" label="English"></video><figcaption>The tow</figcaption></figure>`,
  },
  {
    name: 'films of the time of Flash',
    content: `<p><object width="425" height="344"><param name="movie" value="http://www.youtube.com/v/aBcDeFgHiJk&hl=en&fs=1"></param><param name="allowFullScreen" value="true"></param><embed src="http://www.youtube.com/v/aBcDeFgHiJk&hl=en&fs=1" type="application/x-shockwave-flash" allowfullscreen="true" width="425" height="344"></embed></object></p>
<p>After the film</p>`,
  },
  {
    name: 'embedded posts of WordPress sites',
    content: `<figure class="wp-block-embed is-type-wp-embed is-provider-harbour-news wp-block-embed-harbour-news"><div class="wp-block-embed__wrapper">
<blockquote class="wp-embedded-content" data-secret="kbat8zjBmU"><a href="https://news.example/2021/03/dredger/">The dredger is back</a></blockquote><iframe loading="lazy" class="wp-embedded-content" sandbox="allow-scripts" security="restricted" style="position: absolute; visibility: hidden;" title="&#8220;The dredger is back&#8221; &#8212; Harbour News" src="https://news.example/2021/03/dredger/embed/#?secret=XyZ#?secret=kbat8zjBmU" data-secret="kbat8zjBmU" width="500" height="282" frameborder="0" marginwidth="0" marginheight="0" scrolling="no"></iframe>
</div></figure>
<blockquote class="wp-embedded-content" data-secret="aaaa"><a href="${cms}/news/high-water/">High water in May</a></blockquote>
<p><iframe sandbox="allow-scripts" security="restricted" src="${cms}/news/high-water/embed/#?secret=aaaa" width="600" height="338" title="&#8220;High water in May&#8221; &#8212; Pier" data-secret="aaaa" class="wp-embedded-content"></iframe><script>var secret = 1;</script></p>`,
  },
  {
    name: 'embedded posts of social sites',
    content: `<figure class="wp-block-embed is-type-rich is-provider-twitter wp-block-embed-twitter"><div class="wp-block-embed__wrapper">
<blockquote class="twitter-tweet" data-width="550" data-dnt="true"><p lang="en" dir="ltr">Fog again. <a href="https://t.co/abc">pic.example/fog</a></p>&mdash; The pier (@pier) <a href="https://social.example/pier/status/1">March 3, 2021</a></blockquote><script async src="https://platform.social.example/widgets.js" charset="utf-8"></script>
</div></figure>
<blockquote class="instagram-media" data-instgrm-captioned data-instgrm-permalink="https://pictures.example/p/abc/" style=" background:#FFF;"><div style="padding:16px;"> <a href="https://pictures.example/p/abc/" style=" line-height:0;" target="_blank"> <div style=" display: flex;"> <div style="background-color: #F4F4F4;"></div></div> <div style=" color:#3897f0;">View this post</div></a><p><a href="https://pictures.example/p/abc/" target="_blank">A post of the pier (@pier)</a></p></div></blockquote><script async src="//pictures.example/embed.js"></script>`,
  },
];
