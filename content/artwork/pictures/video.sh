#!/bin/sh
# The loop of the international page, from the bake to the encoded files. About 15 minutes on two cores.
# SKIP_BAKE=1 keeps the baked scene, SKIP_RENDER=1 the frames.
#   sh video.sh [folder for the in-between files]
set -e
here=$(cd "$(dirname "$0")" && pwd)
out=${1:-/tmp/pictures}
public=$here/../../../public/loop
blender() { env PATH=/usr/bin:/bin nice -n 19 blender -b "$@"; }
mkdir -p "$out/loop" "$public"
[ -n "$SKIP_RENDER" ] || {
  [ -n "$SKIP_BAKE" ] || blender --python "$here/video.py" -- bake "$out"
  blender "$out/loop.blend" --python "$here/video.py" -- poster "$out"
  blender "$out/loop.blend" --python "$here/video.py" -- frames "$out"
}
convert "$out/international-poster.png" -depth 8 -strip -interlace JPEG -sampling-factor 4:4:4 -quality 88 "$here/../../images/international-poster.jpg"
frames="-framerate 24 -start_number 0 -i $out/loop/%04d.png"
colour="-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv"
filter="scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"
nice -n 19 ffmpeg -y -loglevel error $frames -vf "$filter" -c:v libx264 -profile:v high -preset veryslow -crf "${CRF:-21}" -g 84 -bf 3 $colour -movflags +faststart -an -map_metadata -1 "$public/international.mp4"
for pass in 1 2; do
  nice -n 19 ffmpeg -y -loglevel error $frames -vf "$filter" -c:v libvpx-vp9 -b:v "${RATE:-1000k}" -crf "${VCRF:-30}" -pass $pass -passlogfile "$out/vp9" -deadline good -cpu-used 1 -row-mt 1 -g 84 $colour -an -map_metadata -1 $([ $pass = 1 ] && echo "-f null /dev/null" || echo "$public/international.webm")
done
ls -l "$public"
